declare module 'virtual:lobby/every-brands-tokens.css';
