import { Print, Sheet } from './sheets.tsx';

/** A window of three by three shapes with one line crossed. */
export const Egame = () => (
  <>
    <Sheet tone="back" d="M152 16h150l22 22v128l-14 12H160l-14-14V22z" />
    <Sheet tone="front" d="M162 28h134l16 16v108l-8 8H170l-8-8z" />
    <Print
      tone="ink"
      d="M170 36h40v36h-40zM217 36h40v36h-40zM264 36h30l10 10v26h-40zM170 78h134v36H170zM170 120h40v32h-40zM217 120h40v32h-40zM264 120h40v26l-6 6h-34z"
    />
    <Print d="M190 42l13 24h-26zM225 44h24v20h-24zM178 126h24v20h-24zM284 124l13 24h-26z" />
    <Print tone="sun" d="M284 42l12 12-12 12-12-12zM237 124l12 12-12 12-12-12z" />
    <Sheet tone="sun" d="M150 90h176l8 6-8 6H150l8-6z" />
    <Sheet d="M190 78l17 18-17 18-17-18zM237 78l17 18-17 18-17-18zM284 78l17 18-17 18-17-18z" />
    <Print tone="sun" d="M190 88l8 8-8 8-8-8zM237 88l8 8-8 8-8-8zM284 88l8 8-8 8-8-8z" />
  </>
);
