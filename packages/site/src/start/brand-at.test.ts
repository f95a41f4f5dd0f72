import { exampleBrand } from '@lobby/brand-kit/testing';
import { expect, it } from 'vitest';
import { brandAt } from './brand-at.ts';

const brand = {
  ...exampleBrand,
  allowedLinkOrigins: ['https://api.example.com'],
};

it('returns the brand as built when the page names no platform', () => {
  expect(brandAt(brand, undefined)).toBe(brand);
});

it('changes only platform addresses to the one the page names', () => {
  const served = brandAt(brand, { apiBase: 'http://localhost:5000', platform: 'http://localhost:5000' });
  expect(served.api.baseUrl).toBe('http://localhost:5000');
  expect(served.allowedLinkOrigins).toEqual(['http://localhost:5000']);
});

it('calls its own origin where the page says so, and still allows links to the platform', () => {
  const served = brandAt(brand, { apiBase: '', platform: 'http://localhost:5000' });
  expect(served.api.baseUrl).toBe('');
  expect(served.allowedLinkOrigins).toEqual(['http://localhost:5000']);
});
