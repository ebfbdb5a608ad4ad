// The form of one call: its parameters and its body, filled with an example; what is in it as a request and as a line
// for curl.
import type { Parameter } from '../../openapi/parameters.js';
import type { Call } from './api-document.js';
import { html } from './dom.js';

export interface Asked {
  readonly method: string;
  /** Relative to the page. */ readonly path: string;
  readonly body?: string;
}

/** A text that the shell takes as it is. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const onOneLine = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
};

/** The line to type in a shell; curl asks for the credential of NAME. */
export function curlLine({ method, path, body }: Asked): string {
  const url = new URL(path, document.baseURI).href;
  return `curl --user NAME ${
    body === undefined
      ? `${method === 'GET' ? '' : `--request ${method} `}`
      : `--header 'content-type: application/json' --data ${quoted(onOneLine(body))} `
  }${quoted(url)}`;
}

export class RequestForm {
  readonly elements: HTMLElement[];
  private readonly inputs: { parameter: Parameter; input: HTMLInputElement | HTMLSelectElement }[];
  private readonly body: HTMLTextAreaElement | undefined;

  constructor(private readonly call: Call) {
    this.inputs = call.parameters.map((parameter) => ({
      parameter,
      input: inputFor(parameter, `${call.id}-${parameter.name}`),
    }));
    this.elements = this.inputs.map(({ parameter, input }) =>
      html(
        'div',
        { class: 'field' },
        html('label', { for: input.id }, parameter.name, parameter.required ? ' (required)' : ''),
        input,
      ),
    );
    if (!call.request) return;
    const id = `${call.id}-body`;
    const example = JSON.stringify(call.request.example, null, 2);
    this.body = html(
      'textarea',
      {
        id,
        rows: Math.min(20, example.split('\n').length + 1),
        spellcheck: 'false',
        autocapitalize: 'off',
        'aria-describedby': `${id}-note`,
      },
      example,
    );
    const note = html('p', { id: `${id}-note`, class: 'aside' });
    const { body } = this;
    body.addEventListener('input', () => {
      note.textContent = fault(body.value);
    });
    this.elements.push(html('div', {}, html('label', { for: id }, 'Request body, JSON'), body, note));
  }

  read(): Asked {
    const { method, path } = this.call;
    const query = new URLSearchParams();
    let at = path.replace(/^\//, '');
    for (const {
      parameter: { name, in: place },
      input: { value },
    } of this.inputs) {
      if (place === 'path') at = at.replace(`{${name}}`, encodeURIComponent(value));
      else if (value !== '') query.append(name, value);
    }
    return {
      method,
      path: query.size === 0 ? at : `${at}?${query.toString()}`,
      ...(this.body ? { body: this.body.value } : {}),
    };
  }
}

function inputFor({ schema, required, example }: Parameter, id: string): HTMLInputElement | HTMLSelectElement {
  if (!schema.enum) {
    return html('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false', value: example, required });
  }
  return html(
    'select',
    { id },
    ...(required ? [] : [html('option', { value: '' }, '')]),
    ...schema.enum.map((value) => html('option', { value: String(value), selected: value === example }, String(value))),
  );
}

/** Why the text is no JSON; '' for one that is. */
function fault(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return `This is not JSON yet: ${(error as Error).message}`;
  }
}
