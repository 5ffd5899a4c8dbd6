const RADIUS = 400;
const CENTRE = 460;
const DAYS = 60;
const FROM = 150;
const SWEEP = 240;

const at = (day: number, radius: number) => {
  const angle = ((FROM + (day / DAYS) * SWEEP) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))] as const;
};

const tick = (day: number, length: number) => {
  const [x, y] = at(day, RADIUS);
  const [toX, toY] = at(day, RADIUS - length);
  return `M${x} ${y}L${toX} ${toY}`;
};

const arc = (from: number, to: number, radius: number) => {
  const large = ((to - from) / DAYS) * SWEEP > 180 ? 1 : 0;
  return `M${at(from, radius).join(' ')}A${radius} ${radius} 0 ${large} 1 ${at(to, radius).join(' ')}`;
};

const halves = Array.from({ length: DAYS * 2 + 1 }, (_, index) => index / 2);
const minor = halves
  .filter((day) => day % 1 !== 0)
  .map((day) => tick(day, 8))
  .join('');
const major = halves
  .filter((day) => day % 1 === 0 && day % 5 !== 0)
  .map((day) => tick(day, 15))
  .join('');
const named = halves.filter((day) => day % 10 === 0);
const five = halves
  .filter((day) => day % 5 === 0)
  .map((day) => tick(day, 26))
  .join('');

/** A clock of sixty days, with one period served and running: what the desk keeps, drawn as an instrument. */
export function Dial() {
  const [handX, handY] = at(23, RADIUS - 62);
  const [tailX, tailY] = at(23, -54);
  return (
    <svg className="dial" viewBox="0 0 920 760" aria-hidden="true">
      <path d={arc(0, DAYS, RADIUS)} className="dial-rim" />
      <path d={arc(0, DAYS, RADIUS - 96)} className="dial-rim" />
      <path d={minor} className="dial-minor" />
      <path d={major} className="dial-major" />
      <path d={five} className="dial-five" />
      {named.map((day) => {
        const [x, y] = at(day, RADIUS - 54);
        return (
          <text key={day} x={x} y={y} className="dial-number">
            {day}
          </text>
        );
      })}
      <path d={arc(3, 43, RADIUS - 96)} className="dial-period" />
      <path d={arc(3, 23, RADIUS - 96)} className="dial-elapsed" />
      <path d={`M${tailX} ${tailY}L${handX} ${handY}`} className="dial-hand" />
      <circle cx={CENTRE} cy={CENTRE} r="9" className="dial-hub" />
    </svg>
  );
}
