import type { DialogViewProps } from '@lobby/dialogs';
import { useDispatch } from 'react-redux';
import { bindContactDialog } from '../bind-contact/bind-contact.dialog.ts';
import { OfferBindingView } from './offer-binding.view.tsx';

/** The offer, with its ways on. */
export default function OfferBindingContainer({ close }: DialogViewProps) {
  const dispatch = useDispatch();
  return (
    <OfferBindingView onBind={contact => dispatch(bindContactDialog.replace({ contact }))} onLater={close} />
  );
}
