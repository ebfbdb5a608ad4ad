// What a page offers to those who cannot see it, or hardly: contrast, names, landmarks; as the browser computed it.
import type { Page } from 'playwright-core';

/**
 * Texts whose contrast with what is behind them is below `least`, with the ratio (WCAG 2.2, contrast ratio and relative
 * luminance); texts of drawings have their fill for a colour.
 */
export const faintTexts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const rgba = (text: string): number[] => {
      const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [r, g, b, a];
    };
    const luminance = (color: number[]): number => {
      const [r, g, b] = color.map((value) => {
        const c = value / 255;
        return c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const ground = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const color = rgba(getComputedStyle(element).backgroundColor);
      return color[3]! > 0 ? color : ground(element.parentElement);
    };
    const faint = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (
        !element ||
        (textContent ?? '').trim() === '' ||
        ['SCRIPT', 'NOSCRIPT'].includes(element.tagName) ||
        !element.checkVisibility()
      ) {
        continue;
      }
      const style = getComputedStyle(element);
      const own = rgba(element instanceof SVGElement ? style.fill : style.color);
      const behind = ground(element);
      const [light, dark] = [luminance(own.slice(0, 3)), luminance(behind.slice(0, 3))].toSorted((a, b) => b - a);
      const ratio = (light! + 0.05) / (dark! + 0.05);
      if (ratio < least) {
        faint.add(`${ratio.toFixed(2)} ${element.tagName.toLowerCase()}: ${textContent!.trim().slice(0, 40)}`);
      }
    }
    return [...faint];
  }, least);

/**
 * What a screen reader misses: controls without a name, ids that are there twice or that attributes name in vain,
 * landmarks that are not there once.
 */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const missing: string[] = [];
    if (document.documentElement.lang === '') missing.push('no language');
    for (const landmark of ['main', 'header', 'h1']) {
      if (document.querySelectorAll(landmark).length !== 1) missing.push(`not one ${landmark}`);
    }
    for (const nav of document.querySelectorAll('nav')) if (!nav.ariaLabel) missing.push('nav without a name');
    for (const control of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      if (!control.labels?.length && !control.ariaLabel) missing.push(`no label of ${control.id}`);
    }
    for (const button of document.querySelectorAll('button, a, summary')) {
      if ((button.textContent ?? '').trim() === '') missing.push('a button without a text');
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) missing.push(`twice #${id}`);
    for (const name of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest('[hidden]') && !document.getElementById(element.getAttribute(name)!)) {
          missing.push(`${name} to nothing`);
        }
      }
    }
    return missing;
  });
