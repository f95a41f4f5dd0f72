/**
 * What happens in a frame of a docs page stays in it. Focus and `scrollIntoView` move every scroller around them,
 * the docs page too: without this, a dialog that opens far below takes the reader with it.
 */
if (new URLSearchParams(location.search).get('embed') === 'true') {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
