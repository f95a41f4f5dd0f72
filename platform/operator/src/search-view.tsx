/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Site } from '@lobby/platform-kernel/calls/site';
import { Field, FormAt } from '@lobby/platform-kernel/operator-console/fields';
import type { Child } from 'hono/jsx';
import { operatorPath } from './member-actions.ts';

interface Searched {
  readonly site: string;
  readonly name: string;
}

/** Looks for a member, or goes to the broadcasts of a site. @param asked what was not found. */
export function SearchView({ sites, asked }: { sites: readonly Site[]; asked?: Searched }) {
  const problems = asked && { name: `这个站点没有名为“${asked.name}”的会员` };
  return (
    <>
      <h2>会员</h2>
      <FormAt.Provider value={{ id: 'search', ...(problems && { problems }) }}>
        <ChooseSite sites={sites} chosen={asked?.site} to="member" button="查找">
          <Field name="name" label="用户名" value={asked?.name ?? ''} most={60} required />
        </ChooseSite>
      </FormAt.Provider>
      <h2>群发信件</h2>
      <ChooseSite sites={sites} chosen={asked?.site} to="broadcast" button="打开" />
    </>
  );
}

interface ChooseSiteProps {
  readonly sites: readonly Site[];
  readonly chosen: string | undefined;
  readonly to: string;
  readonly button: string;
  readonly children?: Child;
}

function ChooseSite({ sites, chosen, to, button, children }: ChooseSiteProps) {
  return (
    <form action={`${operatorPath}/${to}`}>
      <label>
        站点
        <select name="site">
          {sites.map(({ id, title }) => (
            <option value={id} selected={id === chosen}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {children}
      <button type="submit">{button}</button>
    </form>
  );
}
