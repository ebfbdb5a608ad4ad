// A mail server with nothing behind it, as a process of its own: it knows mailboxes whose names begin with jo, and no
// others. It says its port, and when asked how many connections there were, and how many at a time at one address.
import net from 'node:net';

const open = new Map();
let most = 0;
let connections = 0;
const server = net.createServer((socket) => {
  const { localAddress } = socket;
  open.set(localAddress, (open.get(localAddress) ?? 0) + 1);
  most = Math.max(most, open.get(localAddress));
  connections++;
  socket.on('error', () => undefined);
  socket.on('close', () => open.set(localAddress, open.get(localAddress) - 1));
  socket.write('220 mx ready\r\n');
  let pending = '';
  socket.on('data', (bytes) => {
    pending += bytes.toString('latin1');
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      const reply = line.includes('<jo') ? '250 2.1.5 Ok' : '550 5.1.1 User unknown';
      if (line.startsWith('RCPT')) socket.write(`${reply}\r\n`);
      else if (line === 'QUIT') socket.end('221 2.0.0 Bye\r\n');
      else socket.write('250 2.0.0 Ok\r\n');
    }
  });
});
server.listen(0, '0.0.0.0', () => process.send({ port: server.address().port }));
process.on('message', () => {
  process.send({ connections, most });
  connections = 0;
  most = 0;
});
process.on('disconnect', () => process.exit());
