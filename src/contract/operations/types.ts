// types: the lists of what a component may be (street types, unit types …), as a source of truth has them.
import { column } from '../fields/output-columns.js';
import type { ListOperation } from '../operation.js';
import type { NamedValue } from '../schema/types.js';

/** The lists there are, by the last part of the path. */
const typeKinds = ['floorLevel', 'postal', 'street', 'streetSuffix', 'unitFlat'] as const;
export type TypeKind = (typeof typeKinds)[number];

/** True for the name of a list. */
export const isTypeKind = (name: string): name is TypeKind => (typeKinds as readonly string[]).includes(name);

export const types: ListOperation<NamedValue, TypeKind> = {
  name: 'types',
  command: 'types',
  summary: 'List the types of streets, units, floors and postal deliveries',
  methods: ['POST'],
  path: '/rest/{locale}/type/{kind}',
  needs: ['addresses'],
  kinds: typeKinds,
  schema: async () => (await import('../schema/types.js')).schema,
  columns: [
    column('name', 'A way to write the type', (e) => e.name),
    column('value', 'The word that stands for it in addresses', (e) => e.value),
  ],
};
