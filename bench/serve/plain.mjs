// A fastify server with one route that answers what it was started with: what the machine gives without an engine.
import fastify from 'fastify';

const body = Buffer.from(process.argv[2] ?? '{}');
const server = fastify();
server.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
await server.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`listening on http://127.0.0.1:${server.server.address().port}\n`);
process.once('SIGTERM', () => {
  server.server.closeAllConnections();
  void server.close();
});
