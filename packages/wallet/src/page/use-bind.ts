import { paths, type Slots } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import { wayBackTo } from '@lobby/feature/way-back';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

type Opens = Awaited<ReturnType<NonNullable<Slots['binding']>>>['default'];

/** Binds something over the page; where no feature of the site can, the page of bindings does, and leads back. */
export function useBind(): (what: Parameters<Opens>[0]) => void {
  const { binding } = useSlots();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const here = useLocation();
  return what => {
    if (binding) void binding().then(({ default: open }) => dispatch(open(what)));
    else void navigate(paths.mine.auth(), { state: wayBackTo(here) });
  };
}
