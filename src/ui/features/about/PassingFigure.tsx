import { Box, chakra, Text } from '@chakra-ui/react';

const SEATS = 8;
const CENTRE = { x: 360, y: 172 };
const FELT = { rx: 218, ry: 104 };
const RING = { rx: 286, ry: 142 };
const PACKS = { rx: 168, ry: 76 };

/** A place on an oval, `turn` in eighths clockwise from the reader's own seat. */
const at = (turn: number, { rx, ry }: { readonly rx: number; readonly ry: number }) => {
  const angle = Math.PI / 2 + (turn * 2 * Math.PI) / SEATS;
  return { x: CENTRE.x + rx * Math.cos(angle), y: CENTRE.y + ry * Math.sin(angle) };
};

const HUES = ['#e6b964', '#63c7d8', '#8fa9ff', '#c79bea', '#d3c0a0', '#93c565', '#ff8a55', '#6fd3c2'];
const seats = HUES.map((hue, turn) => ({ hue, seat: at(turn, RING), pack: at(turn, PACKS) }));

const arrows = HUES.map((hue, turn) => {
  const from = at(turn + 0.3, PACKS);
  const over = at(turn + 0.5, { rx: PACKS.rx * 1.07, ry: PACKS.ry * 1.07 });
  const to = at(turn + 0.7, PACKS);
  const heading = (Math.atan2(to.y - over.y, to.x - over.x) * 180) / Math.PI;
  return { hue, from, over, to, heading };
});

const one = (place: number) => place.toFixed(1);

/** Eight people round a table, each handing a pack to the left. */
export const PassingFigure = ({ caption }: { readonly caption: string }) => (
  <Box as="figure" mt="22px">
    <chakra.svg
      css={{ width: '100%', height: 'auto' }}
      border="line"
      borderRadius="panel"
      background="radial-gradient(ellipse 60% 80% at 50% 46%, #43402a 0, #1f2c22 46%, #101b18 100%)"
      data-scheme="dark"
      viewBox="0 0 720 344"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="about-felt" cx=".5" cy=".42" r=".62">
          <stop offset="0" stopColor="#4c5c3c" />
          <stop offset=".5" stopColor="#27443a" />
          <stop offset="1" stopColor="#152822" />
        </radialGradient>
      </defs>
      <ellipse
        cx={CENTRE.x}
        cy={CENTRE.y}
        rx={FELT.rx + 9}
        ry={FELT.ry + 9}
        fill="#3d2f1b"
        stroke="#e6b96455"
      />
      <ellipse
        cx={CENTRE.x}
        cy={CENTRE.y}
        rx={FELT.rx}
        ry={FELT.ry}
        fill="url(#about-felt)"
        stroke="#e6b96444"
      />
      {arrows.map(({ hue, from, over, to, heading }) => (
        <g key={hue} stroke="#e6b964" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path
            d={`M${one(from.x)} ${one(from.y)}Q${one(over.x)} ${one(over.y)} ${one(to.x)} ${one(to.y)}`}
            strokeOpacity=".5"
          />
          <path
            d="m-6-5 6 5-6 5"
            transform={`translate(${one(to.x)} ${one(to.y)}) rotate(${one(heading)})`}
          />
        </g>
      ))}
      {seats.map(({ hue, seat, pack }, turn) => (
        <g key={hue}>
          <Pack x={pack.x} y={pack.y} />
          <Seat x={seat.x} y={seat.y} hue={hue} isYou={turn === 0} />
        </g>
      ))}
    </chakra.svg>
    <Text asChild mt="2.5" color="fg.muted" textStyle="dense">
      <figcaption>{caption}</figcaption>
    </Text>
  </Box>
);

interface PlaceProps {
  readonly x: number;
  readonly y: number;
}

const Pack = ({ x, y }: PlaceProps) => (
  <g transform={`translate(${one(x)} ${one(y)})`}>
    {[6, 0, -6].map((tilt) => (
      <rect
        key={tilt}
        x="-9"
        y="-12.6"
        width="18"
        height="25.2"
        rx="2"
        fill="#101d1a"
        stroke="#e6b964"
        strokeOpacity=".7"
        transform={`rotate(${tilt})`}
      />
    ))}
    <path
      d="m2.5-4.5-4.5 4.5 4.5 4.5"
      stroke="#e6b964"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform="rotate(-6)"
    />
  </g>
);

const Seat = ({ x, y, hue, isYou }: PlaceProps & { readonly hue: string; readonly isYou: boolean }) => (
  <g transform={`translate(${one(x)} ${one(y)})`}>
    <circle r="19" fill="#182724" stroke={isYou ? '#e6b964' : '#5e7a70'} strokeWidth={isYou ? 3 : 1.5} />
    <circle cy="-4.5" r="5.5" fill={hue} />
    <path d="M-10 11.500a10 9 0 0 1 20 0 19 19 0 0 1-20 0Z" fill={hue} />
  </g>
);
