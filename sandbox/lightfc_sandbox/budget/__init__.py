"""What a run may use (`limits`) and the account that it is charged to (`account`); knows no value and no syntax."""
