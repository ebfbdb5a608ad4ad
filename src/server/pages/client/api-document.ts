// The OpenAPI document as the page reads it: what server/openapi writes, and no more.
import type { JsonSchema } from '../../../contract/schema/json-schema.js';
import type { Parameter } from '../../openapi/parameters.js';

interface Reference {
  readonly $ref: string;
}
interface Content {
  readonly 'application/json': { readonly schema: JsonSchema | Reference; readonly example?: unknown };
}
interface Answer {
  readonly description: string;
  readonly content?: Content;
}

interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
}

interface ApiDocument {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

/** One method of one path, with nothing left to look up. */
export interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly family: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly request?: { readonly schema: JsonSchema; readonly example: unknown };
  readonly answer: JsonSchema;
  readonly failures: readonly { readonly status: string; readonly about: string }[];
}

/** Every method of every path, in the document's order. */
export function callsOf(document: ApiDocument): Call[] {
  const resolve = <Value extends object>(value: Value | Reference): Value =>
    '$ref' in value && typeof value.$ref === 'string'
      ? (value.$ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Value)
      : (value as Value);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => {
      const body = operation.requestBody?.content['application/json'];
      const { 200: answer, ...failures } = operation.responses;
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        family: operation.tags[0] ?? '',
        summary: operation.summary,
        description: operation.description,
        parameters: operation.parameters,
        ...(body ? { request: { schema: resolve(body.schema), example: body.example } } : {}),
        answer: resolve(resolve(answer!).content!['application/json'].schema),
        failures: Object.entries(failures).map(([status, failure]) => ({
          status,
          about: resolve(failure).description,
        })),
      };
    }),
  );
}
