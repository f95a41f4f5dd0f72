import { domains } from '@lobby/platform/domains';
import { expect, it } from 'vitest';
import { chatDomain } from './chat.domain.ts';

it('is a part of the platform', () => expect(domains).toContain(chatDomain));
