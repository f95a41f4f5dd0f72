/** A component that draws shapes. */
export function drawing(component: string, about: string, viewBox: string, shapes: string): string {
  return `/** ${about} */
export function ${component}({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="${viewBox}" aria-hidden="true">
      ${inJsx(shapes)}
    </svg>
  );
}
`;
}

/** The attributes of SVG as JSX names them. */
export const inJsx = (shapes: string): string =>
  shapes.replace(
    / ([a-z]+)-([a-z])([a-z]+)=/g,
    (_, first, letter, rest) => ` ${first}${letter.toUpperCase()}${rest}=`,
  );
