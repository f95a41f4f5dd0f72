import { useBrand } from '@lobby/brand-kit';
import type { PromotionKind } from '@lobby/funds/promotions';
import { Suspense } from 'react';

interface PromotionPictureProps {
  readonly kind: PromotionKind;
  readonly className: string | undefined;
}

/** What a kind of promotion is about, in the brand's drawing. */
export function PromotionPicture({ kind, className }: PromotionPictureProps) {
  const { Promotion } = useBrand().art;
  return (
    <Suspense>
      <Promotion kind={kind} className={className} />
    </Suspense>
  );
}
