import { Cut, paper } from '../paper.tsx';

/** A list of which two are done. */
export const Tasks = () => (
  <>
    <Cut d="M104 14h94l18 18v98H104z" fill={paper.white} drop={3} />
    <path d="M198 14v18h18z" fill={paper.near} />
    <path d="M120 36h22v22h-22zM120 68h22v22h-22z" fill={paper.sun} />
    <path d="M120 100h22v22h-22zm4 4v14h14v-14z" fill={paper.near} fillRule="evenodd" />
    <path d="M124 46l5 5 10-11 3 4-13 14-9-9zM124 78l5 5 10-11 3 4-13 14-9-9z" fill={paper.dusk} />
    <path d="M150 43h48v8h-48zM150 75h38v8h-38zM150 107h48v8h-48z" fill={paper.near} fillOpacity=".7" />
  </>
);

/** A month whose days are signed one after the other, up to today. */
export const Calendar = () => (
  <>
    <Cut d="M94 22h118l14 14v94H94z" fill={paper.white} drop={3} />
    <path d="M94 22h118l14 14v10H94z" fill={paper.near} />
    <path d="M116 12h8v20h-8zM196 12h8v20h-8z" fill={paper.white} />
    <path
      d="M104 54h18v18h-18zM128 54h18v18h-18zM152 54h18v18h-18zM176 54h18v18h-18zM200 54h18v18h-18zM104 79h18v18h-18z"
      fill={paper.near}
    />
    <path
      d="M152 79h18v18h-18zM176 79h18v18h-18zM200 79h18v18h-18zM104 104h18v18h-18zM128 104h18v18h-18zM152 104h18v18h-18zM176 104h18v18h-18z"
      fill={paper.near}
      fillOpacity=".35"
    />
    <Cut d="M124 75h26v26h-26z" fill={paper.sun} drop={2} />
    <path d="M129 87l5 5 9-11 4 4-13 14-9-9z" fill={paper.dusk} />
  </>
);

/** Two roads that become one. */
export const Roads = () => (
  <>
    <path d="M160 8l26 26-26 26-26-26z" fill={paper.sun} />
    <Cut d="M-8 148l156-74 5-38h14l5 38 156 74h-72L160 96 64 148z" fill={paper.white} drop={3} />
    <path d="M160 96V76l12-2 156 74h-72z" fill={paper.near} fillOpacity=".4" />
    <path
      d="M62 121l24-11 6 4-24 13zM108 99l18-9 4 4-18 10zM258 121l-24-11-6 4 24 13zM212 99l-18-9-4 4 18 10zM158 52h4v14h-4z"
      fill={paper.near}
    />
    <Cut d="M72 50l18 14v26H54V64zM248 50l18 14v26h-36V64z" fill={paper.white} drop={3} />
    <path d="M66 72h12v18H66zM242 72h12v18h-12z" fill={paper.sun} />
  </>
);
