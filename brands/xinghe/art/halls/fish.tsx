/** A school of five that swims one way, one of them large, over a cone of light from below. */
export function Fish() {
  return (
    <>
      <path d="M-6 84-70-66A96 96 0 0 1 58-70z" fill="var(--color-on-hero)" fillOpacity=".14" stroke="none" />
      <g strokeOpacity=".35">
        <path d="M-37 10a60 60 0 0 1 66 0M-53-28a96 96 0 0 1 96-2" strokeDasharray="1 6" />
      </g>
      <g stroke="none">
        <path d={fish} transform="translate(6 6) scale(1.500)" fill="var(--color-hero-3)" />
        <circle cx="36" cy="0" r="3.500" fill="var(--color-hero-1)" />
      </g>
      <g fill="var(--color-on-hero)" fillOpacity=".28">
        <path d={fish} transform="translate(-50 -30) scale(.56)" strokeWidth="3" />
        <path d={fish} transform="translate(22 -52) scale(.62)" strokeWidth="2.700" />
        <path d={fish} transform="translate(-54 42) scale(.56)" strokeWidth="3" />
        <path d={fish} transform="translate(34 54) scale(.5)" strokeWidth="3.400" />
      </g>
    </>
  );
}

/** To the right, 60 long. */
const fish = 'M30 0C18-18-6-20-18-4l-12-12v32l12-12C-6 20 18 18 30 0z';
