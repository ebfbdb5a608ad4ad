// A file of addresses for the tests of the command line as the client of a service.

export const list = (lines: readonly string[]): string => `address\n${lines.join('\n')}\n`;
