// Run by the build: writes the lists of mail domains. node dist/data/import/embedded/build-mail-domains.js OUT_FILE
import { writeMailDomains } from '../../mail-domains/write/write-mail-domains.js';
import { mailDomainLists } from './mail-domain-lists.js';

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-mail-domains.js OUT_FILE');
writeMailDomains(out, mailDomainLists());
