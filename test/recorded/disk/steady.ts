// What differs between two runs of the same command: times, places, names by chance.
import { inject } from 'vitest';

export const steady = (text: string): string =>
  text
    .replaceAll(inject('sampleSets').everyKind, '<data>')
    .replaceAll(/\b\d+(?:\.\d+)? (?:ms|s)\b/g, '<time>')
    .replaceAll(/[\d,]+ rows\/s/g, '<speed>')
    .replaceAll(/"(?:durationMs|rowsPerSecond|salt|hash|quick)": ?[^,}\n]+/g, '<varying>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
    .replaceAll(/-[0-9a-f]{8}\.wpd/g, '-<name>.wpd')
    .replaceAll(/\d+ days ago/g, '<days> ago')
    .replaceAll(/process \d+ on \S+/g, 'process <pid>')
    .replaceAll(/127\.0\.0\.1:\d+/g, '<host>');
