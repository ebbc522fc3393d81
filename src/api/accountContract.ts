import * as v from 'valibot';

const filled = v.pipe(v.string(), v.nonEmpty());

/** Schema of the input of `login`: the operator's name and password. Assumed shape. */
export const loginInputSchema = v.object({ usuario: v.string(), password: v.string() });

/** The input of `login`. Assumed shape. */
export type LoginInput = v.InferOutput<typeof loginInputSchema>;

/** Schema of the result of `login`: the session, which later calls send. Assumed shape. */
export const loginResultSchema = v.object({ sesion: filled });

/** The result of `login`. Assumed shape. */
export type LoginResult = v.InferOutput<typeof loginResultSchema>;

/** Schema of the input of `changePassword`: the current password and the new one. Assumed shape. */
export const changePasswordInputSchema = v.object({ actual: v.string(), nueva: v.string() });

/** The input of `changePassword`. Assumed shape. */
export type ChangePasswordInput = v.InferOutput<typeof changePasswordInputSchema>;

/** Schema of the result of `balanceRequest`: the remaining balance, in MXN. Assumed shape. */
export const balanceResultSchema = v.object({ saldo: v.pipe(v.number(), v.finite()) });

/** The result of `balanceRequest`. Assumed shape. */
export type BalanceResult = v.InferOutput<typeof balanceResultSchema>;
