// The rules of OpenAPI 3.1 that a document of this program could break (specification 3.1.1, sections 4.8.1 to 4.8.30):
// each fault is a text that names its place.

type Node = Record<string, unknown>;
const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): [string, Node][] =>
  isObject(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isObject(entry[1])) : [];
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Fields that an object of the specification may have, and those it must have, behind a `!`. */
const FIELDS = {
  document: 'openapi! info! jsonSchemaDialect servers paths webhooks components security tags externalDocs',
  info: 'title! version! summary description termsOfService contact license',
  server: 'url! description variables',
  tag: 'name! description externalDocs',
  pathItem: '$ref summary description get put post delete options head patch trace servers parameters',
  operation:
    'tags summary description externalDocs operationId parameters requestBody responses! callbacks ' +
    'deprecated security servers',
  parameter:
    'name! in! description required deprecated schema! example examples style explode allowReserved allowEmptyValue',
  requestBody: 'description content! required',
  mediaType: 'schema example examples encoding',
  response: 'description! headers content links',
  header: 'description required deprecated schema content example examples',
  components: 'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems',
  securityScheme: 'type! description name in scheme bearerFormat flows openIdConnectUrl',
} as const;
const TYPES = new Set(['null', 'boolean', 'object', 'array', 'number', 'integer', 'string']);
/** Keywords of JSON Schema 2020-12 that this program writes, by what their value is made of. */
const KEYWORDS = new Set(
  (
    'type properties required additionalProperties items minItems maxItems enum const anyOf allOf ' +
    'description examples pattern minLength minimum maximum exclusiveMinimum exclusiveMaximum default ' +
    'format propertyNames title'
  ).split(' '),
);

/** Every fault of the document; none for one that is valid. */
export function openApiFaults(document: Node): string[] {
  const faults: string[] = [];
  const fault = (at: string, what: string): void => {
    faults.push(`${at}: ${what}`);
  };
  const has = (at: string, value: unknown, kind: keyof typeof FIELDS): value is Node => {
    if (!isObject(value)) {
      fault(at, 'is no object');
      return false;
    }
    const fields = FIELDS[kind].split(' ');
    const names = new Set(fields.map((field) => field.replace('!', '')));
    for (const name of Object.keys(value)) {
      if (!names.has(name) && !name.startsWith('x-')) fault(at, `${kind} has no field ${name}`);
    }
    for (const field of fields) {
      if (field.endsWith('!') && value[field.slice(0, -1)] === undefined) {
        fault(at, `${kind} needs ${field.slice(0, -1)}`);
      }
    }
    return true;
  };
  const resolve = (at: string, value: unknown): unknown => {
    if (!isObject(value) || typeof value['$ref'] !== 'string') return value;
    const found = value['$ref'].startsWith('#/')
      ? value['$ref']
          .slice(2)
          .split('/')
          .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document)
      : undefined;
    if (found === undefined) fault(at, `${value['$ref']} does not resolve`);
    return found ?? {};
  };

  const schema = (at: string, given: unknown): void => {
    if (typeof given === 'boolean') return;
    const value = resolve(at, given);
    if (value !== given) return;
    if (!isObject(value)) {
      fault(at, 'is no schema');
      return;
    }
    for (const name of Object.keys(value)) if (!KEYWORDS.has(name)) fault(at, `no keyword ${name} is known`);
    for (const type of [value['type'] ?? []].flat()) {
      if (!TYPES.has(type as string)) fault(at, `there is no type ${String(type)}`);
    }
    for (const name of (value['required'] as string[] | undefined) ?? []) {
      if (isObject(value['properties']) && !(name in value['properties'])) {
        fault(at, `${name} is required and not described`);
      }
    }
    for (const [name, of] of Object.entries((value['properties'] as Node | undefined) ?? {})) {
      schema(`${at}.${name}`, of);
    }
    for (const keyword of ['items', 'additionalProperties', 'propertyNames']) {
      if (value[keyword] !== undefined) schema(`${at}.${keyword}`, value[keyword]);
    }
    for (const keyword of ['anyOf', 'allOf']) {
      if (value[keyword] !== undefined) {
        for (const [i, of] of (value[keyword] as unknown[]).entries()) schema(`${at}.${keyword}[${i}]`, of);
      }
    }
  };
  const content = (at: string, value: unknown): void => {
    if (objects(value).length === 0) fault(at, 'has no content');
    for (const [type, media] of objects(value)) {
      if (has(`${at} ${type}`, media, 'mediaType')) schema(`${at} ${type}`, media['schema'] ?? true);
    }
  };
  const response = (at: string, given: unknown): void => {
    const value = resolve(at, given);
    if (!has(at, value, 'response')) return;
    if (value['content'] !== undefined) content(at, value['content']);
    for (const [name, header] of objects(value['headers'])) {
      if (has(`${at} ${name}`, header, 'header')) schema(`${at} ${name}`, header['schema']);
    }
  };

  if (has('document', document, 'document') && !/^3\.1\.\d+$/.test(String(document['openapi']))) {
    fault('document', 'is not of version 3.1');
  }
  has('info', document['info'], 'info');
  for (const server of list(document['servers'])) has('servers', server, 'server');
  const tags = list(document['tags']).map((tag) => {
    has('tags', tag, 'tag');
    return tag['name'];
  });
  if (new Set(tags).size < tags.length) fault('tags', 'a name is there twice');

  const components = document['components'];
  if (has('components', components, 'components')) {
    for (const [, part] of objects(components)) {
      for (const name of Object.keys(part)) if (!/^[\w.-]+$/.test(name)) fault('components', `${name} is no name`);
    }
    for (const [name, of] of objects(components['schemas'])) schema(name, of);
    for (const [name, of] of objects(components['responses'])) response(name, of);
    for (const [name, of] of objects(components['securitySchemes'])) has(name, of, 'securityScheme');
  }
  for (const requirement of list(document['security'])) {
    for (const name of Object.keys(requirement)) {
      if (!objects(isObject(components) ? components['securitySchemes'] : {}).some(([known]) => known === name)) {
        fault('security', `there is no scheme ${name}`);
      }
    }
  }

  const ids: unknown[] = [];
  const templates: string[] = [];
  for (const [path, item] of objects(document['paths'])) {
    if (!path.startsWith('/')) fault(path, 'does not begin with /');
    templates.push(path.replaceAll(/\{\w+\}/g, '{}'));
    has(path, item, 'pathItem');
    for (const [method, operation] of objects(item)) {
      const at = `${method} ${path}`;
      if (!has(at, operation, 'operation')) continue;
      ids.push(operation['operationId']);
      for (const tag of (operation['tags'] as unknown[] | undefined) ?? []) {
        if (!tags.includes(tag)) fault(at, `there is no tag ${String(tag)}`);
      }
      const parameters = list(operation['parameters']);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const parameter of parameters) {
        has(at, parameter, 'parameter');
        schema(`${at} ${String(parameter['name'])}`, parameter['schema']);
        if (!['path', 'query', 'header', 'cookie'].includes(String(parameter['in']))) {
          fault(at, `a parameter is in ${String(parameter['in'])}`);
        }
        if (
          parameter['in'] === 'path' &&
          (parameter['required'] !== true || !inPath.includes(String(parameter['name'])))
        ) {
          fault(at, `the path has no ${String(parameter['name'])}, or it is not required`);
        }
      }
      for (const name of inPath) {
        if (!parameters.some((parameter) => parameter['in'] === 'path' && parameter['name'] === name)) {
          fault(at, `{${name}} is not declared`);
        }
      }
      if (
        new Set(parameters.map((parameter) => `${String(parameter['in'])} ${String(parameter['name'])}`)).size <
        parameters.length
      ) {
        fault(at, 'a parameter is there twice');
      }
      if (operation['requestBody'] !== undefined && has(at, operation['requestBody'], 'requestBody')) {
        if (method === 'get') fault(at, 'GET has a body');
        content(at, operation['requestBody']['content']);
      }
      if (Object.keys((operation['responses'] as Node) ?? {}).length === 0) fault(at, 'has no responses');
      for (const [status, of] of objects(operation['responses'])) {
        if (!/^([1-5](\d\d|XX)|default)$/.test(status)) fault(at, `${status} is no status`);
        response(`${at} ${status}`, of);
      }
    }
  }
  if (new Set(ids).size < ids.length) fault('paths', 'an operationId is there twice');
  if (new Set(templates).size < templates.length) {
    fault('paths', 'two paths differ only in the names of their parameters');
  }
  return faults;
}
