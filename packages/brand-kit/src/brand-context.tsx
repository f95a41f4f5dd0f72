import { createContext, type ReactNode, useContext } from 'react';
import type { Brand } from './brand.ts';

const BrandContext = createContext<Brand | undefined>(undefined);

/** Provides the brand to all components below. */
export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The brand this site serves. Ask it for answers (`brand.switches.deposit`), never for its name. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand was called outside <BrandProvider>; wrap the tree in one.');
  return brand;
}
