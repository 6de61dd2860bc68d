/** The worker of devices without exact signatures of their own: tweetnacl, off the page's thread. */
import { viaTweetnacl } from './ed25519.ts';
import { serveVerdicts } from './verifying.ts';

serveVerdicts(self, viaTweetnacl);
