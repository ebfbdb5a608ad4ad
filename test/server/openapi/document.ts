// The OpenAPI document, and the parts of it that tests look at.
import type { ListOperation, Operation } from '../../../src/contract/operation.js';
import { openApiDocument } from '../../../src/server/openapi/document.js';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  enum?: unknown[];
  description?: string;
  allOf?: Schema[];
  type?: unknown;
}
interface Content {
  'application/json': { schema: { $ref: string }; example?: unknown };
}
interface OperationObject {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema; example?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
}
interface ApiDocument {
  tags: { name: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { content: Content; headers?: object }> };
}

export const documentOf = async (these: readonly (Operation | ListOperation)[]): Promise<ApiDocument> =>
  JSON.parse(JSON.stringify(await openApiDocument(these, '1.2.3'))) as ApiDocument;

const schemaAt = (of: ApiDocument, { $ref }: { $ref: string }): Schema =>
  of.components.schemas[$ref.replace('#/components/schemas/', '')]!;
export const objectOf = (of: ApiDocument, path: string, method: string): OperationObject =>
  of.paths[path]![method.toLowerCase()]!;
export const requestOf = (of: ApiDocument, path: string): Schema =>
  schemaAt(of, objectOf(of, path, 'POST').requestBody!.content['application/json'].schema);
export const answerOf = (of: ApiDocument, path: string, method: string): Schema =>
  schemaAt(of, objectOf(of, path, method).responses['200']!.content!['application/json'].schema);
