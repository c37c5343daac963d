import { css } from 'styled-components';

/** The sky over each service's scene, from above to the horizon, and the tones of what stands under it. */
export const serviceSkies = css`
  [data-service] { --wall: #1c1440; --edge: #6a5a9e; --hill: #34226a; --far: #43297a; }
  [data-service='email'] { --sky: #1d1546; --low: #5b3583; }
  [data-service='chatbot'] { --sky: #141340; --low: #39439a; --hill: #262a6c; --far: #2f357f; }
  [data-service='phone'] { --sky: #1c2760; --low: #5a7bb0; --wall: #241c54; }
  [data-service='messaging'] { --sky: #27406f; --low: #c2939a; --wall: #1c2350; --hill: #4a4f86; --far: #6a6596; --edge: #7d83b8; }
`;
