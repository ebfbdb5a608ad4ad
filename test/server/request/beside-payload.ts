// Operations that have fields beside their payload, asked of a server that answers with what its engine was asked.
import type { Request } from '../../../src/contract/operation.js';
import { served } from '../../support/service/served.js';

/** What the engine is asked for that body, or why the server refuses it. */
export type Asked = (body: object) => Promise<{ status: number; payload?: unknown; message?: string | undefined }>;

const askedOf =
  (url: string): Asked =>
  async (body) => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode, body: text } = await served().ask({ method: 'POST', url, headers, payload: body });
    const { payload, messages } = JSON.parse(text) as { payload: Request | [Request]; messages: string[] };
    if (statusCode !== 200) return { status: statusCode, message: messages[0] };
    return { status: statusCode, payload: [payload].flat()[0]!.payload };
  };

export const titleByAddress = askedOf('/rest/nz/validate/propertyTitle/address');
export const companyLookup = askedOf('/rest/au/companyLookup');
