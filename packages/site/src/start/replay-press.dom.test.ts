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

describe('a press before the app lives', () => {
  it('reaches the button that takes the place of the pressed one', () => {
    const early = watchEarlyTouch(root.firstElementChild);
    root.querySelectorAll('button')[2]?.setAttribute('data-pressed', '');
    redraw();
    early.replay(root);
    expect(pressed).toEqual(['2 登录']);
  });

  it('presses nothing when nothing was pressed, or when the button is no longer offered', () => {
    const quiet = watchEarlyTouch(root.firstElementChild);
    redraw();
    quiet.replay(root);
    root.firstElementChild?.insertAdjacentHTML('beforeend', '<button data-pressed>注册</button>');
    const gone = watchEarlyTouch(root.firstElementChild);
    redraw();
    gone.replay(root);
    expect(pressed).toEqual([]);
  });

  it('leaves the focus where the keyboard was', () => {
    const early = watchEarlyTouch(root.firstElementChild);
    root.querySelectorAll('button')[1]?.focus();
    redraw();
    early.replay(root);
    expect(document.activeElement).toBe(root.querySelectorAll('button')[1]);
  });
});
