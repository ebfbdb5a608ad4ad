// The failures that any operation may answer: by HTTP status, what went wrong, with the body of its service.
import type { Service } from '../../contract/services.js';
import { failureName } from './names.js';

interface Failure {
  readonly about: string;
  readonly message: string;
  /** A header that comes with it, and what it says. */ readonly header?: readonly [name: string, about: string];
  /** Only where there is a body to refuse. */ readonly ofBody?: boolean;
}

/** What each status means (ARCHITECTURE.md, "Where the contract is silent"). */
const FAILURES: Readonly<Record<number, Failure>> = {
  400: {
    about: 'The request is not as the operation takes it; the message names the field',
    message: 'payload is required',
  },
  401: {
    about: 'No valid credentials',
    message: 'Full authentication is required to access this resource',
    header: ['WWW-Authenticate', 'Basic, with the realm'],
  },
  403: {
    about: 'The calling page is of a domain that is not allowlisted',
    message: 'pages of https://shop.example.com may not call this service: their domain is not allowlisted',
  },
  404: { about: 'No such path, locale or kind', message: 'there is nothing at this path' },
  405: {
    about: 'The path is there, without this method',
    message: 'this path takes POST',
    header: ['Allow', 'The methods that it takes'],
  },
  408: { about: 'The request did not come in time', message: 'the request did not come in time' },
  413: {
    about: 'The body is larger than the server takes',
    message: 'the body is over 5 MB; send fewer records in a call',
    ofBody: true,
  },
  415: {
    about: 'The body is not application/json',
    message: 'the body must be JSON: send it with the header Content-Type: application/json',
    ofBody: true,
  },
  417: {
    about: 'The header Expect asks for something else than 100-continue',
    message: 'the header Expect may say 100-continue; it says 200-ok',
  },
  429: {
    about: 'More requests than the operator allows to one user',
    message: 'over 100 requests a second; ask again later',
    header: ['Retry-After', 'Seconds until the next request is taken'],
  },
  431: {
    about: 'The head of the request, with its query, is larger than the server takes, or has too many headers',
    message: 'the request has more than 100 headers',
  },
  500: {
    about: 'A fault of the server; the message has the id under which it is in the log',
    message: 'the service failed; its log has the reason under the id 7f3a',
  },
  503: {
    about: 'Not now, but soon: the server is about to stop, or is overloaded',
    message: 'the service is about to stop',
    header: ['Retry-After', 'Seconds after which another try is worth it'],
  },
};

/** Statuses that an operation may fail with. */
export const failuresOf = (method: 'GET' | 'POST'): number[] =>
  Object.entries(FAILURES)
    .filter(([, { ofBody = false }]) => method === 'POST' || !ofBody)
    .map(([status]) => Number(status));

/** All of them for one service, as components. */
export const failureResponses = (service: Service): Record<string, object> =>
  Object.fromEntries(
    Object.entries(FAILURES).map(([text, { about, message, header }]) => {
      const status = Number(text);
      return [
        failureName(service, status),
        {
          description: about,
          ...(header ? { headers: { [header[0]]: { description: header[1], schema: { type: 'string' } } } } : {}),
          content: {
            'application/json': {
              schema: { $ref: `#/components/schemas/${failureName(service, 'Failure')}` },
              example: service.failure({ status, message }, new Date(0)),
            },
          },
        },
      ];
    }),
  );
