import { lightColor } from '@/styles/lightStyles';
import { dark, edge, LitRows, repeatShape, wall } from './paint';

const perFloor = 20;
const floors = [38, 60, 82, 104, 126].map((y) => ({ x: 16, y, count: perFloor }));
const total = perFloor * floors.length;
const step = 12.5;

/** Place of the nth dark window; the step visits every window once. */
function place(index: number) {
  const window = (53 + index * 37) % total;
  const floor = floors[Math.floor(window / perFloor)];
  return [16 + (window % perFloor) * step, floor?.y ?? 0] as const;
}

/** A house of a hundred windows, of which `value` are lit. */
export function Windows({ value }: { value: number }) {
  const unlit = Array.from({ length: total - value }, (_, index) => place(index));
  return (
    <g strokeWidth="0.6">
      <path {...wall} d="M26 21V12h16v9M214 21V8h14v13M7 190V29h262v161zM.3 29v-8h275.4v8z" />
      <path
        {...edge}
        d="M7 152h262M250 21V6M244 10h12M7 165h106M163 165h106M7 178h106M163 178h106M31 152v13M79 152v13M55 165v13M103 165v13M31 178v12M79 178v12M173 165v13M197 152v13M245 152v13M221 165v13M197 178v12M245 178v12M113 190v-30h50v30"
      />
      <path {...wall} d="M126 190v-26h24v26zM138 164v26M134 177v3M142 177v3M108 160v-5h60v5z" />
      <path {...wall} fill={lightColor.tree} d="M88 182a7 9 0 1 1 8 0zM180 182a7 9 0 1 1 8 0z" />
      <path {...wall} d="M86 182h12l-2 8h-8zM178 182h12l-2 8h-8z" />
      <LitRows rows={floors} width={7} height={14} step={step} />
      <path {...dark} d={repeatShape('h7v14h-7z', unlit)} />
    </g>
  );
}
