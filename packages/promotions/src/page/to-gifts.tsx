import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Link } from '@lobby/ui-kit/link';
import { Link as RouterLink } from 'react-router-dom';
import { promotionsMessages } from '../messages/index.ts';

/** The way to where reached gifts are claimed. */
export function ToGifts() {
  const t = useText(promotionsMessages);
  return (
    <p>
      <Link as={RouterLink} standalone to={paths.mine.welfare()}>
        {t('promotions.gifts.go')}
      </Link>
    </p>
  );
}
