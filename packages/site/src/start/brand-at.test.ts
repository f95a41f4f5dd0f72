import { exampleBrand } from '@lobby/brand-kit/testing';
import { expect, it } from 'vitest';
import { brandAt } from './brand-at.ts';

const brand = {
  ...exampleBrand,
  allowedFrameOrigins: ['https://api.example.com', 'https://games.example.com'],
  allowedLinkOrigins: ['https://api.example.com'],
};

it.each([undefined, '', 'https://api.example.com'])(
  'is the brand as built where the page names %j',
  named => {
    expect(brandAt(brand, named)).toBe(brand);
  },
);

it('moves what belongs to the platform, and nothing else, to the one the page names', () => {
  const served = brandAt(brand, 'http://localhost:5000');
  expect(served.api.baseUrl).toBe('http://localhost:5000');
  expect(served.allowedFrameOrigins).toEqual(['http://localhost:5000', 'https://games.example.com']);
  expect(served.allowedLinkOrigins).toEqual(['http://localhost:5000']);
});
