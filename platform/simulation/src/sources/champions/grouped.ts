/** Items by a number of each, in the order in which the numbers appear. */
export function grouped<Item>(
  items: readonly Item[],
  numberOf: (item: Item) => number,
): ReadonlyMap<number, readonly Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(numberOf(item));
    if (group) group.push(item);
    else groups.set(numberOf(item), [item]);
  }
  return groups;
}
