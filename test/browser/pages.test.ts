// The pages of the server in a browser, one for all of them: starting it costs as much as a dozen of the tests.
import { allowlistTests } from './allowlist.js';
import { contactPageTests } from './contact-page.js';
import { docsPageTests } from './docs-page-trying.js';
import { findPageTests } from './find-page-typing.js';
import { wordsPageTests } from './words-page.js';

allowlistTests();
contactPageTests();
docsPageTests();
findPageTests();
wordsPageTests();
