import { useAccount } from '@lobby/verification/security-score';
import { useDispatch } from 'react-redux';
import { avatarsDialog } from '../avatars/avatars.dialog.ts';
import { birthdayDialog } from '../birthday/birthday.dialog.ts';
import { ProfileView } from './profile.view.tsx';
import { useGender } from './use-gender.ts';
import { useReveal } from './use-reveal.ts';

export default function ProfileScreen() {
  const { account, failure, isRetrying, retry } = useAccount();
  const [reveal, toggle] = useReveal(account?.info.sealed);
  const [gender, chooseGender] = useGender();
  const dispatch = useDispatch();
  return (
    <ProfileView
      account={account}
      failure={failure}
      isRetrying={isRetrying}
      reveal={reveal}
      gender={gender}
      onRetry={retry}
      onReveal={secret => void toggle(secret)}
      onGender={chosen => void chooseGender(chosen)}
      onAvatar={() => dispatch(avatarsDialog.open())}
      onBirthday={() => dispatch(birthdayDialog.open())}
    />
  );
}
