import { useEffect, useState } from 'react';
import type { Step } from '../slides/useSwipe';
import { usePageHidden } from '../view/usePageHidden';
import { useReducedMotion } from '../view/useReducedMotion';
import { advance, type Position } from './advance';

const START: Position = { index: 0, step: 1 };

/** What stops a slider for a while. */
type Hold = 'pointer' | 'focus';

const FREE: Readonly<Record<Hold, boolean>> = { pointer: false, focus: false };

/** What a slider shows and how it is driven. */
export interface Slider {
  /** The index of the picture that shows. */
  index: number;
  /** Whether the slider is set to move by itself. */
  playing: boolean;
  /** Whether it moves right now. */
  moving: boolean;
  /** Shows a picture. */
  show: (index: number) => void;
  /** Moves by one, and stays at either end. */
  move: (step: Step) => void;
  /** Starts or stops it for good. */
  toggle: () => void;
  /** Stops it for as long as the pointer or the focus is there: each for itself. */
  hold: (by: Hold, held: boolean) => void;
}

/** Drives a slider of `count` pictures that moves every `interval` milliseconds. */
export function useSlider(count: number, interval: number): Slider {
  const [position, setPosition] = useState(START);
  const [wanted, setWanted] = useState<boolean>();
  const [held, setHeld] = useState(FREE);
  const calm = useReducedMotion();
  const hidden = usePageHidden();
  const playing = wanted ?? !calm;
  const moving = playing && !held.pointer && !held.focus && !hidden && count > 1;
  const last = Math.max(0, count - 1);
  const index = Math.min(position.index, last);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => {
      setPosition((current) => advance(current, count));
    }, interval);
    return () => {
      clearInterval(timer);
    };
  }, [moving, count, interval]);

  function show(next: number) {
    setPosition({ index: next, step: next < index ? -1 : 1 });
  }

  return {
    index,
    playing,
    moving,
    show,
    move: (step) => {
      show(Math.min(last, Math.max(0, index + step)));
    },
    toggle: () => {
      setWanted(!playing);
      // Who presses play wants to see it move, though the pointer and the focus are still there.
      setHeld(FREE);
    },
    hold: (by, isHeld) => {
      setHeld((current) => ({ ...current, [by]: isHeld }));
    },
  };
}
