// JSON Schema (draft 2020-12, that of OpenAPI 3.1) as far as this program reads and writes it.

/** Keywords that are read are named; any other may stand beside them. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly maxItems?: number;
  readonly examples?: readonly unknown[];
}
