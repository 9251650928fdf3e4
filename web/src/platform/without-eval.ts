import * as z from 'zod';

// the content security policy forbids eval, which schemas would try as they are made: this comes before any of them
z.config({ jitless: true });
