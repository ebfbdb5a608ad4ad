// Names of things in the OpenAPI document.
import type { Service } from '../../contract/services.js';

/** `lookup streetNumber` as `LookupStreetNumber`. */
export const pascalCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');

/** Name of a failure of a service among the components: of one status, or the schema of them all. */
export const failureName = (service: Service, status: number | 'Failure'): string =>
  `${pascalCase(service.name)}${status}`;
