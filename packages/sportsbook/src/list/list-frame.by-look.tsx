import { type BrandLook, useBrand } from '@lobby/brand-kit';
import type { ComponentType, ReactNode } from 'react';
import { CardsListFrame } from './cards/cards.list-frame.tsx';
import { TableListFrame } from './table/table.list-frame.tsx';

interface ListFrameProps {
  readonly children: ReactNode;
}

const frames: Record<BrandLook['list'], ComponentType<ListFrameProps>> = {
  cards: CardsListFrame,
  table: TableListFrame,
};

/** What decides how leagues and their rows lie in the list: the measures that its style sheets read. */
export function ListFrame(props: ListFrameProps) {
  const Chosen = frames[useBrand().look.list];
  return <Chosen {...props} />;
}
