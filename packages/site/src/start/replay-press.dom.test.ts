import { beforeEach, describe, expect, it } from 'vitest';
import { watchEarlyTouch } from './replay-press.ts';

const markup =
  '<main><button>登录</button><button aria-label="菜单"><i></i></button><button>登录</button></main>';
let root: HTMLElement;
let pressed: string[];

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = markup;
  document.body.replaceChildren(root);
  pressed = [];
});

/** React takes the drawn page away and puts its own in place. */
function redraw(): void {
  root.innerHTML = markup;
  for (const [index, button] of [...root.querySelectorAll('button')].entries())
    button.addEventListener('click', () => pressed.push(`${index} ${button.textContent}`));
}

describe('a press before the app has started', () => {
  it('is repeated on the button that replaces the pressed one', () => {
    const early = watchEarlyTouch(root.firstElementChild);
    root.querySelectorAll('button')[2]?.setAttribute('data-pressed', '');
    redraw();
    early.replay(root);
    expect(pressed).toEqual(['2 登录']);
  });

  it('is not repeated when nothing was pressed or the button is gone', () => {
    const quiet = watchEarlyTouch(root.firstElementChild);
    redraw();
    quiet.replay(root);
    root.firstElementChild?.insertAdjacentHTML('beforeend', '<button data-pressed>注册</button>');
    const gone = watchEarlyTouch(root.firstElementChild);
    redraw();
    gone.replay(root);
    expect(pressed).toEqual([]);
  });

  it('keeps the keyboard focus', () => {
    const early = watchEarlyTouch(root.firstElementChild);
    root.querySelectorAll('button')[1]?.focus();
    redraw();
    early.replay(root);
    expect(document.activeElement).toBe(root.querySelectorAll('button')[1]);
  });
});
