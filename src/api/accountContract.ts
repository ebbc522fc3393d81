import * as v from 'valibot';

const filled = v.pipe(v.string(), v.nonEmpty());

/** Schema of what `login` sends: the operator's name and password. Assumed shape. */
export const loginInputSchema = v.object({ usuario: v.string(), password: v.string() });

/** What `login` sends. Assumed shape. */
export type LoginInput = v.InferOutput<typeof loginInputSchema>;

/** Schema of what `login` answers: the session to send along with later calls. Assumed shape. */
export const loginResultSchema = v.object({ sesion: filled });

/** What `login` answers. Assumed shape. */
export type LoginResult = v.InferOutput<typeof loginResultSchema>;

/** Schema of what `changePassword` sends: the present password and the next one. Assumed shape. */
export const changePasswordInputSchema = v.object({ actual: v.string(), nueva: v.string() });

/** What `changePassword` sends. Assumed shape. */
export type ChangePasswordInput = v.InferOutput<typeof changePasswordInputSchema>;

/** Schema of what `balanceRequest` answers: the money left to sell with, in MXN. Assumed shape. */
export const balanceResultSchema = v.object({ saldo: v.pipe(v.number(), v.finite()) });

/** What `balanceRequest` answers. Assumed shape. */
export type BalanceResult = v.InferOutput<typeof balanceResultSchema>;
