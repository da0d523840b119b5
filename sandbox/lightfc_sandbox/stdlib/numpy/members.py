"""What `np.` offers, by dotted name without the root."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.numpy import arrays, callbacks, draws, dtypes, in_place as in_place

MEMBERS: Mapping[str, Any] = {
    **arrays.MEMBERS, **callbacks.MEMBERS, **draws.MEMBERS, **dtypes.MEMBERS,
    "linalg.LinAlgError": error_type(np.linalg.LinAlgError),
}  # fmt: skip
