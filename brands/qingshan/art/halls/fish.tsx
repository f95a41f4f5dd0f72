import { Print, Sheet } from './sheets.tsx';

/** A school of five in one direction, one of them large, in a cone of light from below. */
export const Fish = () => (
  <>
    <Sheet tone="back" d="M226 180 142-6h196l-78 186z" />
    <Print tone="front" d="M238 180 196-6h84l-32 186z" />
    <Sheet tone="back" d="M132 180l36-26 44 10 40-20 44 14 36-14v36z" />
    <Sheet d="M166 42l16-12h22l12 8 14-10v28l-14-10-12 8h-22z" />
    <Sheet d="M252 30l14-10h18l10 7 12-9v24l-12-9-10 7h-18z" />
    <Sheet tone="sun" d="M172 92l36-30h40l30 20 34-24-8 34 8 34-34-24-30 20h-40z" />
    <Print d="M216 62h32l30 20-14 4-26-14z" />
    <Print tone="ink" d="M200 79l7 7-7 7-7-7z" />
    <Print tone="ink" d="M226 70h8l6 22-10 22h-8l8-22z" />
    <Sheet d="M156 140l14-10h18l10 7 12-9v24l-12-9-10 7h-18zM238 150l16-12h22l12 8 14-10v28l-14-10-12 8h-22z" />
    <Print tone="ink" d="M180 38h5v5h-5zM264 26h5v5h-5zM168 136h5v5h-5zM252 146h5v5h-5z" />
  </>
);
