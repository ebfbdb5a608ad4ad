// Elements of a page, made in one expression.

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string | undefined;

function fill<E extends Element>(made: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** An HTML element. An attribute that is undefined or false is left out, one that is true stands without a value. */
export const html = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] => fill(document.createElement(name), attributes, children);

/** An element of a drawing. */
export const svg = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[Name] =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);

/** The element of the page with that id; a page without it is a bug of ours. */
export function byId<E extends HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found as E;
}

/** A button that copies a text and says that it did, in its own words, for a moment. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = html('button', { type: 'button' }, label);
  const say = (words: string): void => {
    button.textContent = words;
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text()).then(
      () => {
        say('Copied');
      },
      () => {
        say('The browser does not allow it');
      },
    );
  });
  return button;
}
