// A company found by its name or number while it is typed: a box with its list, and the one that is taken.
import type { Envelope } from '../../../contract/schema/address.js';
import type { CompanyHit } from '../../../contract/schema/company.js';
import { html } from './dom.js';
import { HitList } from './hit-list.js';
import { Latest } from './latest.js';

/** Names shown of one search. */
const MOST = 20;

type Ask = (name: string, signal: AbortSignal) => Promise<Envelope<CompanyHit>>;

class CompanySearch {
  private readonly list: HitList;
  private readonly latest: Latest;
  private hits: readonly CompanyHit[] = [];

  constructor(
    private readonly box: HTMLInputElement,
    list: HTMLUListElement,
    private readonly said: HTMLElement,
    private readonly ask: Ask,
  ) {
    this.list = new HitList(box, list, {
      onTake: (index) => {
        const hit = this.hits[index];
        if (hit) this.take(hit);
      },
      onEscape: () => false,
    });
    this.latest = new Latest((words) => {
      if (words === '') return;
      this.show([]);
      said.replaceChildren(html('p', { class: 'trouble' }, words));
    });
    box.addEventListener('focus', () => {
      this.list.open(true);
    });
  }

  /** The text in the box is another one. */
  typed(): void {
    const name = this.box.value.trim();
    if (name === '') {
      this.latest.begin();
      this.show([]);
      this.said.replaceChildren();
      return;
    }
    this.latest.attemptSoon(async (signal) => {
      const { payload, messages } = await this.ask(name, signal);
      signal.throwIfAborted();
      const found = payload.slice(0, MOST);
      this.show(found);
      const count = found.length === 1 ? '1 company.' : `${found.length} companies.`;
      // The code before a remark is for programs.
      const remarks = messages.map((message) => message.replace(/^[A-Z_]+: /, ''));
      const words = [found.length === 0 ? `No company found for “${name}”.` : count, ...remarks];
      this.said.replaceChildren(
        html('p', { class: 'aside' }, ...words.flatMap((one, i) => (i === 0 ? [one] : [html('br'), one]))),
      );
    });
  }

  private show(hits: readonly CompanyHit[]): void {
    this.hits = hits;
    this.list.show(
      hits.map(({ name, abn, statecode, postcode, status }) => ({
        text: [name, abn && `ABN ${abn}`].filter(Boolean).join(', '),
        more: [statecode, postcode, status].filter(Boolean).join(' '),
      })),
    );
  }

  private take(company: CompanyHit): void {
    this.latest.begin();
    this.list.open(false);
    this.box.value = company.name ?? '';
    const rows: readonly (readonly [string, string | null | undefined])[] = [
      ['Legal name', company.legalName],
      ['ABN', company.abn],
      ['ACN', company.acn],
      ['Status', company.status],
      ['State and postcode', [company.statecode, company.postcode].filter(Boolean).join(' ')],
    ];
    this.said.replaceChildren(
      html(
        'table',
        {},
        html('caption', {}, company.name ?? ''),
        html(
          'tbody',
          {},
          ...rows.flatMap(([name, value]) =>
            value ? [html('tr', {}, html('th', { scope: 'row' }, name), html('td', {}, value))] : [],
          ),
        ),
      ),
    );
  }
}

/** Lets companies be found in the box; `said` is where the one that is taken is shown. */
export function searchCompanies(box: HTMLInputElement, list: HTMLUListElement, said: HTMLElement, ask: Ask): void {
  const search = new CompanySearch(box, list, said, ask);
  box.addEventListener('input', () => {
    search.typed();
  });
}
