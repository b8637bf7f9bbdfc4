import './pieces.css';

interface SkeletonProps {
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number | string;
}

/** Takes the place and the final size of what is being loaded. The region around it says `aria-busy`. */
export const Skeleton = ({ width = '100%', height = 16, radius }: SkeletonProps) => (
  <span className="skel" style={{ width, height, borderRadius: radius }} aria-hidden="true" />
);
