import { describe, expect, it } from '@jest/globals';
import { sectionAddress } from './page-address.js';

describe('sectionAddress', () => {
  it.each(['/dashboard/law', '/dashboard/law/labor-m51-1426', '/dashboard/law/labor-m51-1426/79%20bis'])(
    'the section of %s is that of the laws',
    (path) => {
      expect(sectionAddress(path)).toBe('/dashboard/law/*');
    },
  );

  it('an unknown page below the dashboard belongs to no other section', () => {
    expect(sectionAddress('/dashboard/unknown')).toBe('/dashboard/unknown/*');
    expect(sectionAddress('/')).toBe('//*');
  });
});
