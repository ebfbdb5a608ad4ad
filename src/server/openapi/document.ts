// The OpenAPI 3.1 document of the service, made from the operations' descriptions alone: an operation that is described
// is in it, with all its methods, and nothing else is said here of any.
import type { OwnExamples } from '../../contract/examples.js';
import type { AnyOperation } from '../../contract/operation.js';
import { summaryOfAll } from '../../contract/operations.js';
import type { JsonSchema } from '../../contract/schema/json-schema.js';
import { addressService, type Service } from '../../contract/services.js';
import { bodiesOf, type Bodies } from './bodies.js';
import { exampleOf } from './examples.js';
import { failureResponses, failuresOf } from './failures.js';
import { failureName, pascalCase } from './names.js';
import { localeParameter, pathParameters, queryParameters } from './parameters.js';

const JSON_TYPE = 'application/json';
const serviceOf = ({ service = addressService }: AnyOperation): Service => service;

/**
 * The family of an operation, which is a tag: the first word of the command of those that share a prefix of columns.
 */
function familyOf(operation: AnyOperation, all: readonly AnyOperation[]): string {
  const command =
    'prefix' in operation
      ? (all.find((other) => 'prefix' in other && other.prefix === operation.prefix && other.command !== '')?.command ??
        operation.name)
      : operation.command || operation.name;
  return command.split(' ')[0]!;
}

/** Schemas by name; what two operations have alike is there once. */
class Components {
  readonly schemas: Record<string, JsonSchema> = {};
  private readonly names = new Map<string, string>();

  /** A reference to the schema, under that name or the one that it has already. */
  refer(name: string, schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema);
    const known = this.names.get(text) ?? name;
    this.names.set(text, known);
    this.schemas[known] = schema;
    return { $ref: `#/components/schemas/${known}` };
  }
}

/** How many records a call takes, where it takes a list of them. */
function aboutRecords(operation: AnyOperation, method: 'GET' | 'POST'): string {
  if (method === 'GET' || !('recordsPerCall' in operation) || operation.asksOne === true) return '';
  if (operation.takesAnyNumber === true) return '';
  return operation.recordsPerCall === 1
    ? ' Only the first record of a call is processed.'
    : ` A call takes ${operation.recordsPerCall} records at most.`;
}

function operationObject(
  operation: AnyOperation,
  method: 'GET' | 'POST',
  { request, response }: Bodies,
  tag: string,
  components: Components,
  own: OwnExamples,
): object {
  const name = pascalCase(operation.name);
  const { required = [], oneOf = [] } = operation.query ?? {};
  const also = [...required, ...oneOf.map(([first]) => first!)];
  return {
    operationId: `${method.toLowerCase()}${name}`,
    tags: [tag],
    summary: operation.summary,
    description: `${operation.summary}.${aboutRecords(operation, method)}`,
    parameters: [
      ...pathParameters(operation),
      ...(method === 'GET' ? queryParameters(operation, request, own) : []),
      ...localeParameter(operation),
    ],
    ...(method === 'GET'
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              [JSON_TYPE]: {
                schema: components.refer(`${name}Request`, request),
                example: exampleOf(request, operation.country, own, also),
              },
            },
          },
        }),
    responses: {
      200: {
        description: 'The answer',
        content: { [JSON_TYPE]: { schema: components.refer(`${name}Response`, response) } },
      },
      ...Object.fromEntries(
        failuresOf(method).map((status) => [
          status,
          { $ref: `#/components/responses/${failureName(serviceOf(operation), status)}` },
        ]),
      ),
    },
  };
}

/**
 * The document of those operations. `version` is that of the program, `own` an address of the data that answers, for
 * the examples.
 */
export async function openApiDocument(
  described: readonly AnyOperation[],
  version: string,
  own: OwnExamples = {},
): Promise<object> {
  const paths: Record<string, Record<string, object>> = {};
  const components = new Components();
  const tags = new Map<string, string[]>();
  for (const operation of described) {
    const bodies = await bodiesOf(operation);
    const tag = familyOf(operation, described);
    const path = `${serviceOf(operation).base}${operation.path}`;
    tags.set(tag, [...(tags.get(tag) ?? []), operation.summary]);
    for (const method of operation.methods) {
      (paths[path] ??= {})[method.toLowerCase()] = operationObject(operation, method, bodies, tag, components, own);
    }
  }
  const services = [...new Set(described.map(serviceOf))];
  for (const service of services) components.refer(failureName(service, 'Failure'), service.schemas.failure);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Waypost',
      version,
      summary: summaryOfAll,
      description:
        'Every path needs HTTP Basic authentication. Values that are absent are null or an empty text, in both ' +
        'directions.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    security: [{ basic: [] }],
    tags: [...tags].map(([name, summaries]) => ({
      name,
      ...(summaries.length > 2 ? {} : { description: [...new Set(summaries)].join('. ') }),
    })),
    paths,
    components: {
      securitySchemes: {
        basic: {
          type: 'http',
          scheme: 'basic',
          description: 'A user and its credential, as `waypost user add NAME` printed it',
        },
      },
      schemas: components.schemas,
      responses: Object.assign({}, ...services.map((service) => failureResponses(service))) as object,
    },
  };
}
