import { z } from 'zod';

// Read first: under the page's policy nothing is evaluated, so zod checks without compiling its schemas.
z.config({ jitless: true });
