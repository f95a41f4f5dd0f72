import { Fragment } from 'react';

/** The name of a side; where it has no room on one line, the next begins after the dot between the names of a player. */
export function PartedName({ name }: { name: string }) {
  return name.split(/(?<=·)/).map((part, at) => (
    <Fragment key={`${at} ${part}`}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
